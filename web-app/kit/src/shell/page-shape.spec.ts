import { expect, it } from 'vitest'
import { shapeOf } from './page-shape'

it('knows the shape of pages by their address', () => {
  expect(
    ['/dashboard', '/my_account', '/admin/employees', '/admin/employees/7/profile'].map(shapeOf),
  ).toEqual(['cards', 'form', 'table', 'form'])

  expect(
    [
      '/admin/invoice',
      '/admin/invoice/7',
      '/admin/invoice/7/preview',
      '/admin/invoice/recurring',
      '/admin/invoice/recurring/7',
    ].map(shapeOf),
  ).toEqual(['table', 'sheet', 'sheet', 'table', 'sheet'])
})
