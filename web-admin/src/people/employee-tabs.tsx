import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { TabEntry } from '@workledger/kit/ui/tabs'
import { type ComponentType, useMemo } from 'react'
import type { Profile } from './profile'

/** Another area's tab on the pages of one employee. */
export interface EmployeeTab {
  id: string
  label: string
  /** Only for people who may make this call about the employee; default: all who see the page. */
  call?: Endpoint
  Component: ComponentType<{ employee: { id: string; name: string } }>
  /** Profiles for which it is hidden. */
  hiddenFor?: (profile: Profile) => boolean
  /** Its action in the header shows the history of its record, instead of the employee's. */
  ownHistory?: true
}

/**
 * Returns the tabs for one employee. Typed text stays when the name changes, and is lost with
 * another employee.
 */
export const useEmployeeTabs = (
  tabs: readonly EmployeeTab[],
  id: string,
  name: string,
): TabEntry[] =>
  useMemo(
    () =>
      tabs.map(({ Component, call: _, hiddenFor: _hidden, ownHistory: _own, ...tab }) => ({
        ...tab,
        content: <Component key={id} employee={{ id, name }} />,
      })),
    [tabs, id, name],
  )
