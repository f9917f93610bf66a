import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { Avatar } from '@workledger/web-app/kit/avatar'
import { useText } from '@workledger/web-app/kit/i18n'
import { type EmployeeRow, isCrowned } from './employee-row'
import { peopleTexts } from './messages'

type Person = Pick<EmployeeRow, 'first_name' | 'last_name' | 'name' | 'avatar' | 'permissions'>

/** Picture, name, and the crown of those who administer the company; a link where there is a page to go to. */
export function PersonName({ person, to }: { person: Person; to?: string }) {
  const t = useText(peopleTexts)
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Avatar person={person} size={24} />
      {to ? (
        <Box
          component={AppLink}
          to={to}
          dir="auto"
          sx={{ fontWeight: 500, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {person.name}
        </Box>
      ) : (
        <Box component="span" dir="auto" sx={{ fontWeight: 500 }}>
          {person.name}
        </Box>
      )}
      {isCrowned(person) && (
        <Tooltip title={t('admin')}>
          <Box component="span" role="img" aria-label={t('admin')} sx={{ display: 'flex', color: 'tone.orange' }}>
            <svg
              viewBox="0 0 16 16"
              width="14"
              height="14"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="M2 12.500h12M2.500 10.500L2 4.500l3.500 2.500L8 3l2.500 4L14 4.500l-.5 6z" />
            </svg>
          </Box>
        </Tooltip>
      )}
    </Box>
  )
}
