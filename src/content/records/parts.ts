import type { Language } from '../../model/site.ts'
import type { HomeFile } from './home.ts'
import type { HoursFile } from './hours.ts'
import type { LunchFile } from './lunch.ts'
import type { MenuFile } from './menu.ts'
import type { PubFile } from './pub.ts'

/** What the files say, each by itself. */
export type Parts = {
  pub: PubFile | undefined
  hours: HoursFile | undefined
  home: Partial<Record<Language, HomeFile>>
  menu: MenuFile[]
  /** From the oldest week to the newest. */
  lunches: LunchFile[]
}
