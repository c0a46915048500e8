// Time zones of the supported countries. A small table, because the same content must give the same
// bytes on any machine; tests compare it with `Intl`.

/** Hours ahead of UTC in winter, by IANA zone. Summer adds one (Directive 2000/84/EC). */
export const winterHours = {
  'Europe/Prague': 1,
  'Europe/Bratislava': 1,
  'Europe/Vienna': 1,
  'Europe/Berlin': 1,
} as const

export type TimeZone = keyof typeof winterHours
