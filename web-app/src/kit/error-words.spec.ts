import { errorWords } from '@workledger/contracts/errors.ar'
import { errorTable } from '@workledger/contracts/kernel/errors'
import '@workledger/contracts/registry'
import { afterEach, describe, expect, it } from 'vitest'
import { errorText } from './error-words'
import { switchLanguage } from './i18n'

const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!).sort()

describe('words of errors', () => {
  afterEach(() => switchLanguage('en'))

  it('stand in Arabic for every code, with the placeholders of the English sentence', () => {
    const words: Record<string, string> = errorWords
    expect(Object.keys(words).sort()).toEqual([...errorTable().keys()].sort())
    const wrong = [...errorTable()].filter(
      ([code, [, sentence]]) => !words[code]?.trim() || names(words[code]).join() !== names(sentence).join(),
    )
    expect(wrong).toEqual([])
  })
  it('are filled from the parameters, in the language of the moment', async () => {
    const refused = () => errorText('leave.balance', { available: '2', needed: '5' }, 'The balance is too small: 2 of 5 days are left.')
    expect(await refused()).toBe('The balance is too small: 2 of 5 days are left.')
    await switchLanguage('ar')
    expect(await refused()).toBe(errorWords['leave.balance'].replace('{available}', '2').replace('{needed}', '5'))
    expect(await errorText('of.another_version', {}, 'Something new.')).toBe('Something new.')
    expect(await errorText('validation', {}, 'Please enter a name.')).toBe('Please enter a name.')
  })
})
