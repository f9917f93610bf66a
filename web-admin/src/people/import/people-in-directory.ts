import { reads } from '../../kit/rest'

/** How many people the directory has, those who have left included. */
export const peopleInDirectory = async () =>
  (
    await reads.getList('employees', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    })
  ).total ?? 0
