import type { EventWords } from '../events.ts'

export const events: EventWords = {
  title: 'What’s on',
  daily: (times) => `daily ${times}`,
  start: (time) => `from ${time}`,
  every: {
    mon: 'every Monday',
    tue: 'every Tuesday',
    wed: 'every Wednesday',
    thu: 'every Thursday',
    fri: 'every Friday',
    sat: 'every Saturday',
    sun: 'every Sunday',
  },
  everyDay: 'every day',
  since: (date) => `from ${date}`,
  until: (date) => `until ${date}`,
  between: (from, to) => `from ${from} to ${to}`,
  except: (dates) => `except: ${dates}`,
  cancelled: 'cancelled',
  free: 'free entry',
  entry: 'Entry',
  nothing: 'free',
  more: (title) => `More: ${title}`,
  question: (name) => `what is on at ${name} this week`,
}
