import { reads } from '../../kit/rest'

/** Returns the number of people in the directory, former ones included. */
export const peopleInDirectory = async () =>
  (
    await reads.getList('employees', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    })
  ).total ?? 0
