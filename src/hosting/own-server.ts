// The owner's own server. Its configuration is next to the output folder and contains the path of
// that folder.

import { basename } from 'node:path'
import { sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Deployment, Published } from '../model/published.ts'
import type { Host } from './host.ts'

type OwnServer = Pick<Host, 'help' | 'advice'> & {
  title: string
  /** Appended to the name of the output folder. */
  ending: string
  /**
   * Character that has a meaning of its own in this configuration, so the path of the folder cannot
   * contain it.
   */
  unusable: RegExp
  /** Write the configuration. `folder` is the absolute path of the published folder. */
  write(published: readonly Published[], place: Deployment, folder: string): string
}

export const ownServer = ({ ending, unusable, write, ...host }: OwnServer): Host => ({
  ...host,
  limits: [],
  configuration({ published, place, out }) {
    const sign = unusable.exec(out)?.[0]
    if (sign === undefined)
      return [{ file: basename(out) + ending, text: write(published, place, out) }]
    const quoted = { sign: JSON.stringify(sign), folder: JSON.stringify(out) }
    throw new UsageError(sentence('out-sign', { server: host.title, ...quoted }))
  },
})
