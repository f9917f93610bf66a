import { useQuery } from '@tanstack/react-query'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Row } from '@workledger/kit/ui/layout'
import type { ReactNode } from 'react'
import { type InsightRange, useRangeChoices } from './insight-range'
import { insightTexts } from './messages'

interface Props {
  range: InsightRange
  /** The figure can be limited to a department. */
  byDepartment?: boolean
  /** Further filters, and the export at the end. */
  children?: ReactNode
}

/** The range of a figure, and its department. */
export function InsightFilters({ range, byDepartment, children }: Props) {
  const t = useText(insightTexts)
  const { value, choices } = useRangeChoices(range)

  return (
    <Row align="stretch" wrap gap={1} sx={{ mb: 2 }}>
      <FilterMenu
        label={t('range')}
        value={value}
        options={choices}
        onChange={(chosen) => {
          const [from = '', to = ''] = chosen.split(' ')
          range.change({ from, to })
        }}
      />
      {byDepartment && <DepartmentFilter range={range} />}
      {children}
    </Row>
  )
}

/** Returns the departments of the workspace. */
export function useDepartments() {
  const { workspace } = useMember()
  const params = { ws: workspace.id }

  return useQuery(query(structureApi.departments, { params, query: {} })).data?.data ?? []
}

function DepartmentFilter({ range }: Pick<Props, 'range'>) {
  const t = useText(insightTexts)
  const departments = useDepartments()
  if (departments.length === 0) return null

  return (
    <FilterMenu
      label={t('department')}
      value={range.department}
      options={[
        { value: '', label: t('everyDepartment') },
        ...departments.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(department) => range.change({ department })}
    />
  )
}
