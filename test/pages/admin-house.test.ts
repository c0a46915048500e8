// In the owner's editor, as in admin.test.ts: the ordinary changes to everything but the menu.

import { beforeAll, describe } from 'vitest'
import { changes } from '../content/changes.ts'
import { asksNobodyElse, openEditor, startAgainWhenLost, usePhone } from '../phone.ts'
import { makesTheChanges } from './by-form.ts'

usePhone()
beforeAll(openEditor)

describe('the owner', { retry: 1 }, () => {
  startAgainWhenLost()
  makesTheChanges(changes.filter(({ file }) => !file.startsWith('menu/')))
})

asksNobodyElse()
