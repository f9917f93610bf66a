import * as z from 'zod'
import { changeBody } from './change-body'

const whole = z
  .object({
    name: z.string().min(1, 'name'),
    half: z.boolean().default(false),
    from: z.number(),
    to: z.number(),
  })
  .refine(({ from, to }) => from <= to)

describe('the body of a change', () => {
  it('takes any single field, and leaves omitted ones out', () => {
    expect(changeBody(whole).parse({ from: 3 })).toEqual({ from: 3 })
    expect(changeBody(whole).parse({})).toEqual({})
  })

  it('still refuses a field that is given and wrong', () => {
    expect(
      changeBody(whole)
        .safeParse({ name: '' })
        .error?.issues.map(({ message }) => message),
    ).toEqual(['name'])
  })
})
