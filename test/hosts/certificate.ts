// Self-signed certificate for localhost.

import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../pub.ts'

/** Make a certificate that is valid for some days. Its files are deleted after the test. */
export async function certificate(days: number) {
  const folder = await temporaryFolder()
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-keyout', keyFile, '-out', file, '-days', String(days), '-nodes']
  const options = ['req', '-x509', '-newkey', 'rsa:2048', ...made, ...subject]
  execFileSync('openssl', options, { stdio: 'ignore' })
  return { file, keyFile, key: await readFile(keyFile), cert: await readFile(file) }
}
