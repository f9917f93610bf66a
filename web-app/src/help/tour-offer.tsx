import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Panel, Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { helpTexts } from './messages'
import { tours } from './tours'
import { useTours } from './use-tours'

/** A line of the dashboard that offers the tours to a new administrator. */
export function TourOffer() {
  const { admin } = useMember()
  return admin ? <Offer /> : null
}

function Offer() {
  const t = useText(helpTexts)
  const { employee } = useMember()
  const { isNew, begin, endOffer } = useTours(employee.id)
  if (!useHasNoRecords(isNew)) return null

  return (
    <Panel role="region" aria-label={t('help')}>
      <Row wrap gap={1} sx={{ minHeight: 44, paddingInline: '16px 8px', py: 0.5 }}>
        <Icon name="help" />
        <Grow sx={{ flexBasis: 220 }}>{t('offer')}</Grow>
        <MenuButton
          look="button"
          label={t('tours')}
          entries={tours.map((tour) => ({
            label: t(`topics.${tour.id}`),
            run: () => begin(tour),
          }))}
        >
          {t('tours')}
        </MenuButton>
        <Button variant="text" onClick={() => void endOffer().catch(() => {})}>
          {t('notNow')}
        </Button>
      </Row>
    </Panel>
  )
}

/** Tells whether people, clients or projects are missing; asks only for a new administrator. */
function useHasNoRecords(isNew: boolean) {
  const { workspace } = useMember()
  const one = { params: { ws: workspace.id }, query: { per_page: 1 } }
  const people = useQuery({ ...query(peopleApi.employees, one), enabled: isNew })
  const clients = useQuery({ ...query(clientsApi.clients, one), enabled: isNew })
  const projects = useQuery({ ...query(projectsApi.projects, one), enabled: isNew })

  return (
    isNew &&
    [people, clients, projects].every(({ data }) => data) &&
    (people.data?.total === 1 || clients.data?.total === 0 || projects.data?.total === 0)
  )
}
