import { useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { lazy, Suspense } from 'react'
import { useGo, useProductPath } from '../kit/app-link'
import { useCurrent } from '../kit/current'
import { useText } from '../kit/i18n'
import { Icon } from '../kit/icon'
import { MenuButton } from '../kit/menu-button'
import { query, useCommand } from '../kit/query'
import { helpTexts } from './messages'
import { setTour, tours, useTour } from './tours'

const TourCard = lazy(() => import('./tour-card'))

/** For administrators: tours through what they do first. They are offered until the first one, or the offer, is done with. */
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
  const options = useQuery({ ...query(peopleApi.employeeOptions, { params }), staleTime: Number.POSITIVE_INFINITY }).data?.data
  const known = useCommand(peopleApi.setEmployeeOption, { invalidates: [peopleApi.employeeOptions] })
  const isNew = options !== undefined && (options.length === 0 || options.some(({ name, value }) => name === 'is_new' && value === '1'))
  const end = () => {
    setTour(null)
    if (isNew) known.run({ params, body: { name: 'is_new', value: '0' } })
  }
  return (
    <>
      <MenuButton
        label={t('help')}
        entries={[
          t('tours'),
          ...tours.map(({ id, to }) => ({
            label: t(`topics.${id}`),
            run: () => {
              setTour({ topic: id, step: 0 })
              go(to)
            },
          })),
        ]}
      >
        <Icon name="help" />
      </MenuButton>
      <Suspense>{(tour || (isNew && here === '/dashboard')) && <TourCard tour={tour} end={end} />}</Suspense>
    </>
  )
}
