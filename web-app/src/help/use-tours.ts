import { useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { query, useCommand } from '@workledger/kit/net/query'
import { useGo } from '@workledger/kit/ui/app-link'
import { setTour, type Topic, type Tour, tourOption, tours } from './tours'

/** The state of one administrator's tours, and the functions that begin and end them. */
export function useTours(employee: string) {
  const go = useGo()
  const params = { id: employee }

  const options = useQuery({
    ...query(peopleApi.employeeOptions, { params }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data

  const set = useCommand(peopleApi.setEmployeeOption, { invalidates: [peopleApi.employeeOptions] })
  const optionOf = (name: string) => options?.find((option) => option.name === name)?.value
  const isNew = options !== undefined && (options.length === 0 || optionOf('is_new') === '1')

  const endOffer = async () => {
    if (isNew) await set.send({ params, body: { name: 'is_new', value: '0' } })
  }

  return {
    isNew,
    isDone: (topic: Topic) => optionOf(tourOption(topic)) === 'done',
    begin: ({ id, to }: (typeof tours)[number]) => {
      setTour({ topic: id, step: 'add' })
      go(to)
    },
    end: async (tour: Tour, how: 'done' | 'skipped') => {
      const name = tourOption(tour.topic)
      setTour(null)
      await endOffer()
      // A completed tour stays so, also when it is begun and left later.
      if (optionOf(name) !== 'done') await set.send({ params, body: { name, value: how } })
    },
    endOffer,
  }
}
