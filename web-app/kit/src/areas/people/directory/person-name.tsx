import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useText } from '../../../i18n/i18n'
import { AppLink } from '../../../ui/app-link'
import { Avatar } from '../../../ui/avatar'
import { Row } from '../../../ui/layout'
import { Strong } from '../../../ui/text'
import { directoryTexts } from './messages'

interface Person {
  first_name: string | null
  last_name: string | null
  avatar?: string | null
}

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** A role with both permissions gets the crown. */
export const isCrowned = (permissions: readonly string[] | null | undefined) =>
  !!permissions?.includes('edit_company') && permissions.includes('manage_employee')

/** Picture, name, and the crown of administrators; a link if there is a page. */
export function PersonName({
  person,
  crowned,
  to,
}: {
  person: Person
  crowned?: boolean
  to?: string | undefined
}) {
  const t = useText(directoryTexts)
  return (
    <Row component="span" inline gap={1} sx={{ minWidth: 0, maxWidth: '100%' }}>
      <Avatar person={person} size={24} />
      {to ? (
        <Strong
          component={AppLink}
          to={to}
          dir="auto"
          sx={{ ...cut, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {fullName(person)}
        </Strong>
      ) : (
        <Strong component="span" dir="auto" sx={{ ...cut }}>
          {fullName(person)}
        </Strong>
      )}
      {crowned && (
        <Box
          component="span"
          role="img"
          aria-label={t('admin')}
          title={t('admin')}
          sx={{ display: 'flex', color: 'tone.orange' }}
        >
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
      )}
    </Row>
  )
}
