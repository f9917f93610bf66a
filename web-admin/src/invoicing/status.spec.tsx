// @vitest-environment jsdom
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { InvoiceStatus } from './status'

async function shown(emailed_at: string | null, id: number): Promise<string | null> {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<InvoiceStatus id={id} emailed_at={emailed_at} />))
  const { textContent } = place
  await act(async () => root.unmount())

  return textContent
}

it('says Sent only of an invoice that a mail has carried', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { sent, viewed } = invoiceStatuses
  expect(await shown('2026-11-27 10:00:00', sent)).toBe('Sent')
  expect(await shown(null, sent)).toBe('Issued')
  expect(await shown(null, viewed)).toBe('Viewed')
})
