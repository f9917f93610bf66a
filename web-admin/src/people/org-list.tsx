import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { useState } from 'react'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'
import { Place } from './org-person'
import type { Branch } from './org-tree'

const opened = 3

/** Reporting lines as a list with levels, for windows that have no room for a chart. */
export function OrgList({ trees, label }: { trees: readonly Branch<EmployeeRow>[]; label?: string }) {
  return <Level branches={trees} depth={1} {...(label ? { label } : {})} />
}

function Level({ branches, depth, label }: { branches: readonly Branch<EmployeeRow>[]; depth: number; label?: string }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {branches.map((branch) => (
        <Line key={branch.person.id} branch={branch} depth={depth} />
      ))}
    </Box>
  )
}

function Line({ branch: { person, reports, size }, depth }: { branch: Branch<EmployeeRow>; depth: number }) {
  const t = useText(peopleTexts)
  const [open, setOpen] = useState(depth < opened)
  return (
    <li>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          // Deeper levels stop moving in, or a phone has no room left for names.
          paddingInlineStart: `${16 + 20 * Math.min(depth - 1, 5)}px`,
          paddingInlineEnd: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          component={AppLink}
          to={`/admin/employees/${person.id}/profile`}
          sx={{ flex: 1, minWidth: 0, minHeight: 52, display: 'flex', alignItems: 'center', gap: 1, textDecoration: 'none' }}
        >
          <Place person={person} />
        </Box>
        {reports.length > 0 && (
          <>
            <Box className="num" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {size}
            </Box>
            <IconButton aria-expanded={open} aria-label={t('chart.reports', { name: person.name })} onClick={() => setOpen(!open)}>
              <Icon name={open ? 'up' : 'down'} size={14} />
            </IconButton>
          </>
        )}
      </Box>
      {open && reports.length > 0 && <Level branches={reports} depth={depth + 1} />}
    </li>
  )
}
