import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { TabEntry } from '@workledger/kit/ui/tabs'
import { type ComponentType, useMemo } from 'react'
import type { Profile } from './profile'

/** A tab that another area brings to the pages of one employee. */
export interface EmployeeTab {
  id: string
  label: string
  /**
   * Only for whom may make this call about the employee; left out: for everybody who sees the page.
   */
  call?: Endpoint
  Component: ComponentType<{ employee: { id: string; name: string } }>
  /** For whom it is not shown. */
  hiddenFor?: (profile: Profile) => boolean
}

/**
 * The tabs for one employee. What is typed in one stays when the name changes, and goes with
 * another employee.
 */
export const useEmployeeTabs = (
  tabs: readonly EmployeeTab[],
  id: string,
  name: string,
): TabEntry[] =>
  useMemo(
    () =>
      tabs.map(({ Component, call: _, hiddenFor: _hidden, ...tab }) => ({
        ...tab,
        content: <Component key={id} employee={{ id, name }} />,
      })),
    [tabs, id, name],
  )
