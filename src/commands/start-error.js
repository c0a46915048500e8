// Errors that end a command before the messages of any language can be loaded.

/**
 * Explain an error of the system in English. Undefined for any other error.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function explainStartError(error) {
  const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'too many files are open to start; raise the limit (ulimit -n), and try again'
  if (syscall === 'uv_cwd')
    // The words of the message `here-gone`.
    return 'the current folder was deleted or you may not read it; change to another one:   cd'
  return undefined
}
