// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Tabs } from './tabs'

afterEach(cleanup)

function Counter() {
  const [count, setCount] = useState(0)

  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

it('keeps the state of a tab while the others come and go', () => {
  const all = { id: 'all', label: 'All', content: <Counter /> }
  const leave = { id: 'leave', label: 'Leave', content: null }

  const page = (tabs: Parameters<typeof Tabs>[0]['tabs']) => (
    <MemoryRouter>
      <Tabs label="Inbox" tabs={tabs} />
    </MemoryRouter>
  )

  const { rerender } = render(page([all, leave]))
  fireEvent.click(screen.getByRole('button', { name: '0' }))
  screen.getByRole('tabpanel', { name: 'All' })
  rerender(page([all]))
  screen.getByRole('button', { name: '1' })
  expect(screen.queryByRole('tabpanel')).toBeNull()
  rerender(page([all, leave]))
  screen.getByRole('button', { name: '1' })
})
