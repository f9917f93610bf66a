// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ListField, listItems, listOf, moved } from './list-field'

afterEach(cleanup)

it('reads and writes items with commas', () => {
  expect(listItems('Applied, Screening,Offer')).toEqual(['Applied', 'Screening', 'Offer'])
  expect(listItems('')).toEqual([''])
  expect(listOf(['Applied', 'Offer'])).toBe('Applied, Offer')
})

it('moves an item up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

function Links({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  const parts = [{ label: 'Label' }, { label: 'Address', ltr: true }]

  return (
    <>
      <ListField
        name="links"
        label="Links"
        value={value}
        onChange={setValue}
        parts={parts}
        add="Add link"
      />
      <output>{value}</output>
    </>
  )
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

it('edits the parts of an item, and adds another one with the focus in it', () => {
  render(<Links first="Wiki|https://wiki.example" />)
  type('Label 1', 'Handbook')
  fireEvent.click(screen.getByRole('button', { name: 'Add link' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Label 2'))
  type('Label 2', 'Shop')
  type('Address 2', 'https://shop.example')
  expect(screen.getByRole('status').textContent).toBe(
    'Handbook|https://wiki.example, Shop|https://shop.example',
  )
})
