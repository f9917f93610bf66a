// @vitest-environment jsdom
import { Tabs } from '@workledger/kit/ui/tabs'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { type EmployeeTab, useEmployeeTabs } from './employee-tabs'

const tabs: EmployeeTab[] = [
  {
    id: 'notes',
    label: 'Notes',
    Component: ({ employee }) => <input aria-label={employee.name} />,
  },
]

const Shown = ({ id, name }: { id: string; name: string }) => (
  <Tabs tabs={useEmployeeTabs(tabs, id, name)} label="Employee" />
)

it('keeps typed text when the name changes, and not for another employee', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  const root = createRoot(place)

  const show = (id: string, name: string) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <Shown id={id} name={name} />
        </MemoryRouter>,
      ),
    )

  const field = () => place.querySelector('input')!
  await show('1', 'Ada')
  field().value = 'half a sentence'
  await show('1', 'Ada Byron')

  expect([field().getAttribute('aria-label'), field().value]).toEqual([
    'Ada Byron',
    'half a sentence',
  ])

  await show('2', 'Ben')
  expect(field().value).toBe('')
  await act(async () => root.unmount())
})
