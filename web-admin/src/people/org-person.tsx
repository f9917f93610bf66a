import Box from '@mui/material/Box'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { Avatar } from '@workledger/web-app/kit/avatar'
import type { EmployeeRow } from './employee-row'

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Somebody with their place in the company. However small a chart is drawn (`--zoom`), its letters are 12 px at least. */
export function Place({ person }: { person: EmployeeRow }) {
  return (
    <>
      <Avatar person={person} />
      <Box sx={{ minWidth: 0 }}>
        <Box component="bdi" sx={{ ...cut, fontSize: 'max(14px, 12px / var(--zoom, 1))', fontWeight: 500 }}>
          {person.name}
        </Box>
        <Box component="bdi" sx={{ ...cut, fontSize: 'max(12px, 12px / var(--zoom, 1))', color: 'text.secondary' }}>
          {person.designation ?? person.department}
        </Box>
      </Box>
    </>
  )
}

/** One person of the chart. */
export function PersonCard({ person }: { person: EmployeeRow }) {
  return (
    <Box
      component={AppLink}
      to={`/admin/employees/${person.id}/profile`}
      draggable={false}
      title={person.name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        width: 200,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        textDecoration: 'none',
        '&:hover': { borderColor: 'tone.lineStrong' },
      }}
    >
      <Place person={person} />
    </Box>
  )
}
