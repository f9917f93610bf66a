// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod'
import { changesBetween } from '../i18n/changes-between'
import { ApiError } from '../net/client'
import { AmountField } from './amount-field'
import { SegmentField, SelectField } from './choice-fields'
import { DateField } from './day-field'
import { CheckField, TextField } from './fields'
import { useForm } from './form'

afterEach(cleanup)

const shown = {
  name: 'Helios',
  amount: '10.00',
  due_date: '2026-01-01',
  status: 'draft',
  unit: 'day',
  enabled: false,
  postcode: '4000',
  city: 'Porto',
  revision: 1,
}

const current = {
  name: 'Helios GmbH',
  amount: '12.00',
  due_date: '2026-02-01',
  status: 'sent',
  unit: 'week',
  enabled: true,
  postcode: '1000',
  city: 'Lisboa',
  revision: 2,
}

const options = (...values: string[]) => values.map((value) => ({ value, label: value }))

/** A form whose save is refused, because the record has changed meanwhile. */
function StaleForm() {
  const form = useForm({
    schema: z.object({}),
    initial: { ...shown, postal: '4000' },
    fieldOf: { postcode: 'postal' },
    submit: async () => {
      const messageWith = (labels: Readonly<Record<string, string>>) =>
        changesBetween('invoicing', shown, current, labels).join('\n')

      throw new ApiError(409, 'state.stale', '', { current, messageWith })
    },
  })

  return (
    <form {...form.formProps}>
      <TextField {...form.field('name')} label="Legal name" required />
      <AmountField {...form.field('amount')} label="Fee" />
      <DateField {...form.field('due_date')} label="Pay by" />
      <SelectField {...form.field('status')} label="Stage" options={options('draft', 'sent')} />
      <SegmentField {...form.field('unit')} label="Every" options={options('day', 'week')} />
      <CheckField {...form.field('enabled')} label="In use" />
      <TextField {...form.field('postal')} label="ZIP" />
      <p role="alert">{form.message}</p>
      <button type="submit">Save</button>
    </form>
  )
}

it('names the fields of a conflict as the form does, and others by the dictionary', async () => {
  render(<StaleForm />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Legal name/)

  const names = screen
    .getByRole('alert')
    .textContent!.split('\n')
    .map((line) => line.split(':')[0])

  expect(names).toEqual(['Legal name', 'Fee', 'Pay by', 'Stage', 'Every', 'In use', 'ZIP', 'City'])
})
