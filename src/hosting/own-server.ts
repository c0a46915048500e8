// A server of one's own: its configuration stands beside the output folder and names that folder.

import { basename } from 'node:path'
import { sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Deployment, Published } from '../model/published.ts'
import type { Host } from './host.ts'

type OwnServer = Pick<Host, 'help' | 'advice'> & {
  title: string
  /** Of its file, behind the name of the output folder. */
  ending: string
  /** A sign that the server does not take for itself in the path of a folder. */
  unusable: RegExp
  /** The text of the file; `folder` is the absolute path of the published folder. */
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
