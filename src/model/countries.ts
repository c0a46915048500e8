/** The IANA time zone in which all times of the site hold. */
export const timeZone = 'Europe/Prague'
