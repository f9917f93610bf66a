import { bool, clearable, money } from '@workledger/contracts/kernel/shapes'
import * as z from 'zod'
import { schemaOf } from './schema'

describe('the one shape of each choice', () => {
  const shapeOf = (field: z.ZodType) => {
    const { properties } = schemaOf(z.object({ field }), { io: 'input', area: 'leave' }) as any
    const { description: _, examples: __, ...shape } = properties.field
    return shape
  }

  it('is what a program sends', () => {
    expect(shapeOf(bool())).toEqual({ type: 'boolean' })
    expect(shapeOf(money())).toEqual({ type: 'string', maxLength: 40 })
    expect(shapeOf(clearable(money()))).toEqual({ type: ['string', 'null'], maxLength: 40 })
    expect(shapeOf(clearable(z.enum(['a', 'b'])))).toEqual({
      type: ['string', 'null'],
      enum: ['a', 'b', null],
    })
    expect(shapeOf(z.uuid().nullable())).toMatchObject({
      type: ['string', 'null'],
      format: 'uuid',
    })
  })

  it('stays a choice where both are sent', () => {
    expect(shapeOf(z.union([z.number(), z.array(z.number())])).anyOf).toHaveLength(2)
    expect(shapeOf(z.union([z.string(), z.literal('')])).anyOf).toHaveLength(2)
  })
})
