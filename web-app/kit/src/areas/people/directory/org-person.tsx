import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { OrgPerson } from '@workledger/contracts/people/org-chart'
import { useCurrent } from '../../../net/current'
import { AppLink } from '../../../ui/app-link'
import { Avatar } from '../../../ui/avatar'

const cut = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** Returns the page of a person in the chart, if the viewer may open it. */
export function useProfileOf(person: OrgPerson): string | undefined {
  const { employee, sees, can } = useCurrent()
  const opens = sees() || can('edit_manager') || person.manager_id === employee?.id

  return opens
    ? `/admin/employees/${person.id}/profile`
    : person.id === employee?.id
      ? '/my_profile'
      : undefined
}

/**
 * A person with their place in the company. At any zoom (`--zoom`) its letters are at least 12 px.
 */
function Place({ person }: { person: OrgPerson }) {
  return (
    <>
      <Avatar person={person} />
      <Box sx={{ minWidth: 0 }}>
        <Box
          component="bdi"
          sx={{ ...cut, fontSize: 'max(14px, 12px / var(--zoom, 1))', fontWeight: 500 }}
        >
          {fullName(person)}
        </Box>
        <Box
          component="bdi"
          sx={{ ...cut, fontSize: 'max(12px, 12px / var(--zoom, 1))', color: 'text.secondary' }}
        >
          {person.designation ?? person.department}
        </Box>
      </Box>
    </>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  textAlign: 'start',
} as const

const card = {
  width: 200,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const

/**
 * A card of the chart, or a line of the list; a link if the viewer may open the person's page. The
 * tree handles the keyboard.
 */
export function PersonCard({ person, line }: { person: OrgPerson; line?: boolean | undefined }) {
  const to = useProfileOf(person)
  const look = line ? { ...row, flex: 1, minHeight: 52 } : { ...row, ...card }

  if (!to)
    return (
      <Box sx={look}>
        <Place person={person} />
      </Box>
    )

  return (
    <Box
      component={AppLink}
      to={to}
      tabIndex={-1}
      draggable={false}
      title={fullName(person)}
      sx={{
        ...look,
        textDecoration: 'none',
        ...(!line && { '&:hover': { borderColor: 'tone.lineStrong' } }),
      }}
    >
      <Place person={person} />
    </Box>
  )
}
