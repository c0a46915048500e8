// Editor in a real browser: everyday changes outside the menu.

import { beforeAll, describe } from 'vitest'
import { changes } from '../content/changes.ts'
import { openEditor, restartAfterFailure, testRequests, usePhone } from '../phone.ts'
import { testChanges } from './by-form.ts'

usePhone()
beforeAll(openEditor)

describe('the owner', { retry: 1 }, () => {
  restartAfterFailure()
  testChanges(changes.filter(({ file }) => !file.startsWith('menu/')))
})

testRequests()
