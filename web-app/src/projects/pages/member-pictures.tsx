import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Avatar } from '@workledger/kit/ui/avatar'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { Link } from 'react-router-dom'
import { membersOf } from './members-of'
import { projectPageTexts } from './messages'

interface Props {
  project: string
  /** The most pictures; the others are a number. */
  most: number
  size: number
}

/** The members' pictures at the head of a project, as a link to their list. */
export function MemberPictures({ project, most, size }: Props) {
  const t = useText(projectPageTexts)
  const { listed } = useFormat()
  const people = useQuery(membersOf(project)).data?.data ?? []
  if (people.length === 0) return null
  const shown = people.slice(0, most)

  const round = {
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'background.default',
  } as const

  return (
    <Row
      component={Link}
      to="?tab=employees"
      title={listed(people.map(fullName))}
      inline
      sx={{ textDecoration: 'none', borderRadius: '16px', paddingInlineStart: '6px' }}
    >
      <Box component="span" sx={visuallyHidden}>
        {t('members.all', { count: people.length })}
      </Box>
      {shown.map((person) => (
        <Box key={person.id} sx={{ ...round, display: 'flex', marginInlineStart: '-6px' }}>
          <Avatar person={person} size={size} />
        </Box>
      ))}
      {shown.length < people.length && (
        <Box
          aria-hidden
          className="num"
          dir="ltr"
          sx={{
            ...round,
            marginInlineStart: '-6px',
            boxSizing: 'content-box',
            minWidth: size,
            height: size,
            lineHeight: `${size}px`,
            textAlign: 'center',
            fontSize: 12,
            fontWeight: 600,
            bgcolor: 'tone.waitSoft',
            color: 'text.primary',
          }}
        >
          +{people.length - shown.length}
        </Box>
      )}
    </Row>
  )
}
