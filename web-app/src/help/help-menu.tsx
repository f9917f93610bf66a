import { useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { useActions } from '@workledger/kit/ui/actions'
import { useGo, useProductPath } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { lazy, Suspense } from 'react'
import { helpTexts } from './messages'
import { setTour, tourOption, tours, useTour } from './tours'

const TourCard = lazy(() => import('./tour-card'))
const TourOffer = lazy(() => import('./tour-offer'))

/**
 * Tours through an administrator's first acts. They are offered until the first one, or the offer,
 * is closed.
 */
export default function HelpMenu() {
  const { admin, employee } = useCurrent()
  return admin && employee ? <Help employee={employee.id} /> : null
}

function Help({ employee }: { employee: string }) {
  const t = useText(helpTexts)
  const go = useGo()
  const tour = useTour()
  const here = useProductPath()
  const params = { id: employee }

  const options = useQuery({
    ...query(peopleApi.employeeOptions, { params }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data

  const set = useCommand(peopleApi.setEmployeeOption, { invalidates: [peopleApi.employeeOptions] })
  const optionOf = (name: string) => options?.find((option) => option.name === name)?.value
  const isNew = options !== undefined && (options.length === 0 || optionOf('is_new') === '1')

  const begin = ({ id, to }: (typeof tours)[number]) => {
    setTour({ topic: id, step: 'add' })
    go(to)
  }

  useActions(
    tours.map((each) => ({
      id: `tour-${each.id}`,
      label: `${t('tours')}: ${t(`topics.${each.id}`)}`,
      icon: 'help' as const,
      run: () => begin(each),
    })),
  )

  const known = async () => {
    if (isNew) await set.send({ params, body: { name: 'is_new', value: '0' } })
  }

  const end = async (how: 'done' | 'skipped') => {
    const name = tour && tourOption(tour.topic)
    setTour(null)
    await known()
    // A completed tour stays so, also when it is begun and left later.
    if (name && optionOf(name) !== 'done') await set.send({ params, body: { name, value: how } })
  }

  return (
    <>
      <MenuButton
        label={t('help')}
        entries={[
          t('tours'),
          ...tours.map((each) => {
            const topic = t(`topics.${each.id}`)
            return {
              label: optionOf(tourOption(each.id)) === 'done' ? t('walked', { topic }) : topic,
              run: () => begin(each),
            }
          }),
        ]}
      >
        <Icon name="help" />
      </MenuButton>
      <Suspense>
        {tour ? (
          <TourCard tour={tour} end={(how) => void end(how).catch(() => {})} />
        ) : (
          isNew &&
          here === '/dashboard' && (
            <TourOffer begin={begin} end={() => void known().catch(() => {})} />
          )
        )}
      </Suspense>
    </>
  )
}
