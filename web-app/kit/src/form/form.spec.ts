// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { accruals } from '@workledger/contracts/leave/policy-terms'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { useRecordWords } from '../i18n/record-words'
import { leaveWords } from '../i18n/words/leave'
import { useForm } from './form'

const schema = z.object({ name: z.string(), note: z.string() })

type Values = z.infer<typeof schema>
type Company = Values & { revision: number }

/** A form whose request is in progress until `answer` is called. */
function sending(submitted: (put: (note: string) => void) => void = () => {}) {
  let answer: (company: Company) => void = () => {}

  const { result } = renderHook(() =>
    useForm<Values, Company | undefined>({
      schema,
      initial: { name: 'Helios', note: '' },
      shown: { name: 'Helios', note: '', revision: 1 },
      typed: ({ name, note }) => ({ name, note }),
      submit: (_, { put }) => {
        submitted((note) => put('note', note))
        return new Promise<Company>((resolve) => {
          answer = resolve
        })
      },
    }),
  )

  return { form: () => result.current, answer: (company: Company) => answer(company) }
}

it('keeps text typed during a save, and shows it as unsaved', async () => {
  const { form, answer } = sending()
  act(() => form().set('name', 'Helios GmbH'))
  let sent: Promise<boolean> = Promise.resolve(false)
  await act(async () => {
    sent = form().send()
  })
  act(() => form().set('note', 'Call in May'))

  await act(async () => {
    answer({ name: 'Helios GmbH', note: '', revision: 2 })
    expect(await sent).toBe(true)
  })

  expect(form().values).toEqual({ name: 'Helios GmbH', note: 'Call in May' })
  expect(form().dirty).toBe(true)
})

it('shows others’ changes after a save', async () => {
  const { form, answer } = sending()
  act(() => form().set('name', 'Helios GmbH'))

  await act(async () => {
    const sent = form().send()
    await Promise.resolve()
    answer({ name: 'Helios GmbH', note: 'Theirs', revision: 3 })
    await sent
  })

  expect(form().values).toEqual({ name: 'Helios GmbH', note: 'Theirs' })
  expect(form().dirty).toBe(false)
})

it('counts values that saving itself sets as saved', async () => {
  const { form, answer } = sending((put) => put('by the server'))

  await act(async () => {
    const sent = form().send()
    await Promise.resolve()
    answer({ name: 'Helios', note: 'by the server', revision: 2 })
    await sent
  })

  expect(form().values.note).toBe('by the server')
  expect(form().dirty).toBe(false)
})

it('labels the fields that its dictionary names, and leaves the label of others to the form', () => {
  const { result } = renderHook(() =>
    useForm({
      words: useRecordWords(leaveWords),
      schema,
      initial: { name: '', part_rounding: 'half', note_of_today: '' },
      submit: () => Promise.resolve(),
    }),
  )

  expect(result.current.field('part_rounding').label).toBe('Rounding of a part of a year')
  expect(result.current.field('name').label).toBe('Name')
  expect(result.current.field('note_of_today')).not.toHaveProperty('label')
})

it('offers the values of an enum in the words of the dictionary', () => {
  const { result } = renderHook(() => useRecordWords(leaveWords))

  expect(result.current.options(accruals)).toEqual([
    { value: 'yearly', label: 'On 1 January' },
    { value: 'monthly', label: 'A twelfth each month' },
    { value: 'by_hours', label: 'By hours worked' },
  ])
})
