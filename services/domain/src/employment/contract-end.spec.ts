import { contractEnd } from './contract-end'

const version = (effective_on: string, end_date: string | null = null) => ({
  effective_on,
  end_date,
})

describe('the end of an employment by its contract', () => {
  it('is that of the version in force, unless another takes over in time', () => {
    expect(contractEnd([], '2026-01-01')).toBeNull()
    expect(contractEnd([version('2025-01-01')], '2026-01-01')).toBeNull()
    expect(contractEnd([version('2025-01-01', '2026-06-30')], '2026-01-01')).toBe('2026-06-30')
    // Not in the order of their days; the next begins one day later.
    expect(
      contractEnd([version('2026-07-01'), version('2025-01-01', '2026-06-30')], '2026-01-01'),
    ).toBeNull()

    expect(
      contractEnd(
        [version('2025-01-01', '2026-06-30'), version('2026-07-02', '2027-01-31')],
        '2026-01-01',
      ),
    ).toBe('2026-06-30')

    expect(
      contractEnd(
        [version('2025-01-01', '2026-06-30'), version('2026-04-01', '2026-12-31')],
        '2026-01-01',
      ),
    ).toBe('2026-12-31')

    // A contract that has not begun yet.
    expect(contractEnd([version('2026-03-01', '2026-08-31')], '2026-01-01')).toBe('2026-08-31')
    expect(
      contractEnd([version('2025-01-01', '2025-06-30'), version('2026-03-01')], '2026-03-01'),
    ).toBeNull()
  })
})
