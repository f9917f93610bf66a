// @vitest-environment jsdom
import { errorWords } from '@workledger/contracts/errors.ar'
import { errorTable } from '@workledger/contracts/kernel/errors'
import '@workledger/contracts/registry'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { complaints } from '../form/form'
import { errorText, faultText, loadErrorWords } from './error-words'
import { switchLanguage } from './i18n'

const names = (text: string) =>
  [...text.matchAll(/\{(\w+)(?=[},])/g)].map((found) => found[1]!).sort()

describe('words of errors', () => {
  afterEach(() => switchLanguage('en'))

  it('exist in Arabic for every code, with the placeholders of the English sentence', () => {
    const words: Record<string, string> = errorWords
    expect(Object.keys(words).sort()).toEqual([...errorTable().keys()].sort())

    const wrong = [...errorTable()].filter(
      ([code, [, sentence]]) =>
        !words[code]?.trim() || names(words[code]).join() !== names(sentence).join(),
    )

    expect(wrong).toEqual([])
  })

  it('are filled from the parameters, in the language of the moment', async () => {
    const refused = () =>
      errorText(
        'leave.balance',
        { available: '2', needed: '5' },
        'The balance is too small. Days needed: 5, left: 2.',
      )

    expect(await refused()).toBe('The balance is too small. Days needed: 5, left: 2.')
    await switchLanguage('ar')
    expect(await refused()).toBe(
      errorWords['leave.balance'].replace('{available}', '2').replace('{needed}', '5'),
    )
    expect(await errorText('of.another_version', {}, 'Something new.')).toBe('Something new.')
  })

  it('count in the plural form of the language', async () => {
    const open = (count: number) =>
      faultText({ code: 'payroll.check.open_shift', params: { count } })
    await loadErrorWords()

    expect([open(1), open(2)]).toEqual([
      '1 shift of an hourly employee is still open.',
      '2 shifts of hourly employees are still open.',
    ])

    await switchLanguage('ar')
    await loadErrorWords()

    expect([open(1), open(2), open(3), open(11), open(100)]).toEqual([
      'وردية واحدة لأصحاب الأجر بالساعة لم تنته.',
      'ورديتان لأصحاب الأجر بالساعة لم تنتهيا.',
      '3 ورديات لأصحاب الأجر بالساعة لم تنته.',
      '11 وردية لأصحاب الأجر بالساعة لم تنته.',
      '100 وردية لأصحاب الأجر بالساعة لم تنته.',
    ])
  })

  it('write days as everywhere else', async () => {
    const refused = () =>
      errorText(
        'payroll.check.not_ended',
        { end: '2026-11-30' },
        'The period ends on 2026-11-30; …',
      )

    expect(await refused()).toBe('The period ends on 30 Nov 2026; …')
    await switchLanguage('ar')
    expect(await refused()).toContain('30 نوفمبر 2026')
  })

  it('leave quoted text unchanged, and days that do not exist', async () => {
    expect(await errorText('x', {}, 'Not a day: "2026-02-28", 2026-02-30, 2026-02-28')).toBe(
      'Not a day: "2026-02-28", 2026-02-30, 28 Feb 2026',
    )
  })

  it('of a form follow the language while they are shown', async () => {
    const found = complaints(
      z.object({ name: z.string().max(3, { error: 'field.most_characters' }), id: z.uuid() }),
      {
        name: 'Ann-Marie',
        id: 1,
      },
    )

    await loadErrorWords()

    expect(Object.values(found).map(faultText)).toEqual([
      'At most 3 characters.',
      'This value has the wrong type.',
    ])

    await switchLanguage('ar')

    expect(Object.values(found).map(faultText)).toEqual([
      '3 حرفًا على الأكثر.',
      'نوع هذه القيمة غير صحيح.',
    ])

    expect(faultText({ code: 'A sentence of the app itself.' })).toBe(
      'A sentence of the app itself.',
    )
  })
})
