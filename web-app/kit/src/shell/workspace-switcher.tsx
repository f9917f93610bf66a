import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { useCurrent } from '../net/current'
import { query } from '../net/query'
import { usePlaceElsewhere } from '../ui/app-link'
import { Avatar } from '../ui/avatar'
import { Icon } from '../ui/icon'
import { Grow, Row } from '../ui/layout'
import { MenuButton } from '../ui/menu-button'
import { Mark } from './brand'

/** The present workspace, and the way to the others. */
export function WorkspaceSwitcher({ mini }: { mini?: boolean | undefined }) {
  const t = useText(kitTexts)
  const here = usePlaceElsewhere()
  const { workspace } = useCurrent()
  const all = useQuery(query(workspacesApi.workspaces)).data?.data ?? []
  const name = workspace?.name ?? t('product')

  return (
    <MenuButton
      look="bare"
      label={t('workspace.switch')}
      entries={[
        ...all.map((each) => ({
          label: each.name,
          selected: each.id === workspace?.id,
          to: `/_next?_c=${each.id}&next=${encodeURIComponent(here)}`,
        })),
        null,
        {
          label: t('workspace.all'),
          icon: 'switch',
          to: `/workspaces?from=${encodeURIComponent(here)}`,
        },
      ]}
    >
      <Row
        gap={1.25}
        sx={{
          width: mini ? 32 : 208,
          height: 36,
          mb: 0.5,
          px: mini ? 0.5 : 1,
          fontWeight: 600,
          color: 'text.primary',
        }}
      >
        {workspace ? (
          <Avatar square size={24} person={{ first_name: name, avatar: workspace.logo }} />
        ) : (
          <Mark />
        )}
        {!mini && (
          <>
            <Grow component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {name}
            </Grow>
            <Box component="span" sx={{ color: 'text.disabled', display: 'flex' }}>
              <Icon name="updown" />
            </Box>
          </>
        )}
      </Row>
    </MenuButton>
  )
}
