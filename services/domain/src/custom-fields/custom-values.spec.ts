import fc from 'fast-check'
import { understood } from '../kernel/custom-field-value'
import { given } from '../kernel/decider-specification'
import type { CustomField } from './custom-fields'
import {
  type CustomValueEvent,
  customValuesDecider,
  firstValues,
  type GivenValue,
} from './custom-values'

const owner_id = '0190a1b2-0000-7000-8000-000000000001'
const idOf = (n: number) => `0190a1b2-0000-7000-8000-0000000001${n.toString(16).padStart(2, '0')}`

const [size, pay, due, note, badge] = [1, 2, 3, 4, 5].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
]

const field = (number: number, change: Partial<CustomField> = {}): CustomField => ({
  number,
  category: 'employee',
  name: `Field ${number}`,
  kind: 'text',
  description: null,
  editable: 'employee',
  visible_to: 'everyone',
  mandatory: false,
  ...change,
})

const fields = {
  [size]: field(1, { mandatory: true }),
  [pay]: field(2, { visible_to: 'admin' }),
  [due]: field(3, { kind: 'date' }),
  [note]: field(4, { editable: 'admin' }),
  [badge]: field(5, { kind: 'file' }),
}

const save = (values: Record<string, GivenValue>, change: object = {}) => ({
  type: 'save' as const,
  owner_id,
  given: values,
  fields,
  category: 'employee' as const,
  admin: false,
  claimed: firstValues({}, values),
  whole: false,
  ...change,
})

const saved = (values: Record<string, string | null>): CustomValueEvent => ({
  type: 'CustomValuesChanged',
  data: {
    owner_id,
    values: Object.fromEntries(
      Object.entries(values).map(([id, text]) => [id, text === null ? null : { text, file: null }]),
    ),
  },
})

describe('values in custom fields', () => {
  it('are saved in the understood form, and without a change nothing is recorded', () => {
    given(customValuesDecider)
      .when(save({ [size]: ' M ', [due]: '2026-03-02' }))
      .then(saved({ [size]: 'M', [due]: '2026-03-02' }))
    given(customValuesDecider, saved({ [size]: 'M' }))
      .when(save({ [size]: 'M', [due]: '' }))
      .thenNothing()
    given(customValuesDecider, saved({ [due]: '2026-03-02' }))
      .when(save({ [due]: null }))
      .then(saved({ [due]: null }))
  })

  it('of a kind are refused if they do not fit it', () => {
    given(customValuesDecider)
      .when(save({ [due]: '2026-02-30' }))
      .thenRefused('validation')
    given(customValuesDecider)
      .when(save({ [badge]: 'a text' }))
      .thenRefused('validation')
    given(customValuesDecider)
      .when(save({ [size]: { text: 'a.png', file: 'k' } }))
      .thenRefused('validation')

    given(customValuesDecider)
      .when(save({ [badge]: { text: 'a.png', file: 'k' } }))
      .then({
        type: 'CustomValuesChanged',
        data: { owner_id, values: { [badge]: { text: 'a.png', file: 'k' } } },
      })
  })

  it('that are mandatory stay, and a form with an empty one is not saved; saved values stay as they are', () => {
    given(customValuesDecider, saved({ [size]: 'M' }))
      .when(save({ [size]: ' ' }))
      .thenRefused('validation')
    given(customValuesDecider)
      .when(save({ [due]: '2026-03-02' }))
      .then(saved({ [due]: '2026-03-02' }))
    given(customValuesDecider)
      .when(save({ [due]: '2026-03-02' }, { whole: true }))
      .thenRefused('validation')
    given(customValuesDecider, saved({ [size]: 'M' }))
      .when(save({}, { whole: true }))
      .thenNothing()
  })

  it('are changed by those who may', () => {
    given(customValuesDecider)
      .when(save({ [pay]: '1' }))
      .thenRefused('validation')
    given(customValuesDecider)
      .when(save({ [note]: 'x' }))
      .thenRefused('custom_fields.admins_only')
    given(customValuesDecider)
      .when(save({ [pay]: '1', [note]: 'x' }, { admin: true }))
      .then(saved({ [pay]: '1', [note]: 'x' }))
    given(customValuesDecider)
      .when(save({ [size]: 'M' }, { category: 'company' }))
      .thenRefused('validation')
    given(customValuesDecider)
      .when(save({ [idOf(9)]: 'M' }))
      .thenRefused('validation')
  })

  it('that are the first of their field are claimed before', () =>
    given(customValuesDecider)
      .when(save({ [size]: 'M' }, { claimed: [] }))
      .thenRefused('state.conflict'))

  it('of an import change only its own fields', () => {
    const command = {
      type: 'import' as const,
      owner_id,
      values: { [size]: 'M', [due]: '2026-03-02' },
    }
    given(customValuesDecider, saved({ [size]: 'M', [pay]: '1' }))
      .when(command)
      .then(saved({ [due]: '2026-03-02' }))
  })
})

describe('typed values', () => {
  const number = (text: string, category: 'employee' | 'company' = 'company') =>
    understood({ kind: 'number', category }, text)

  it.each([
    ['007.50', '7.5'],
    ['-0.0', '0'],
    ['+3', '3'],
    ['123456789012345', '123456789012345'],
  ])('as the number %s is %s', (typed, text) => expect(number(typed)).toEqual({ text, file: null }))

  it.each(['', '1e3', '1,5', '1234567890123456', '0.12345678901', 'NaN', '٣'])(
    'as %s is no number',
    (typed) => expect(number(typed)).toHaveProperty('fault'),
  )

  it('is a whole number for employees', () => {
    expect(number('2.0', 'employee')).toEqual({ text: '2', file: null })
    expect(number('2.5', 'employee')).toHaveProperty('fault')
  })

  it('is understood the same again', () => {
    const kind = fc.constantFrom(
      'text' as const,
      'paragraph' as const,
      'date' as const,
      'number' as const,
    )

    const typed = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.double().map(String),
      fc.integer().map(String),
    )

    fc.assert(
      fc.property(kind, typed, (kind, text) => {
        const once = understood({ kind, category: 'company' }, text)

        if (!('fault' in once))
          expect(understood({ kind, category: 'company' }, once.text)).toEqual(once)
      }),
    )
  })
})
