import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { reportsApi } from '@workledger/contracts/reports/reports.api'
import { FoundManyFilter } from '@workledger/kit/form/found-filter'
import { folded } from '@workledger/kit/i18n/folded'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useState } from 'react'
import type { ReportQuery } from './asked'
import { reportTexts } from './messages'

const tagged = (tag: string) => ({ id: tag })

/** Filters a report by the tags of its days, the most used first. They are read once it opens. */
export function TagsFilter({ asked }: { asked: ReportQuery }) {
  const t = useText(reportTexts)
  const { workspace } = useMember()
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(false)
  const { tags: _, ...filter } = asked.filter
  const grouping = { grouping: 'tag', sub_grouping: 'tag' } as const

  const read = useQuery({
    ...query(reportsApi.workGroups, {
      params: { ws: workspace.id },
      body: { ...filter, ...grouping },
    }),
    enabled: opened,
  })

  const words = folded(typed.trim())
  const found = (read.data?.data.groups ?? [])
    .flatMap(({ id }) => id ?? [])
    .filter((tag) => folded(tag).includes(words))

  return (
    <Box sx={{ display: 'contents' }} onFocus={() => setOpened(true)}>
      <FoundManyFilter
        label={t('tag')}
        all={t('all')}
        values={asked.tags.map(tagged)}
        found={found.map(tagged)}
        nameOf={({ id }) => id}
        loading={opened && read.isPending}
        none={t('noTags')}
        typed={typed}
        onTyped={setTyped}
        onChange={(tags) => asked.change({ tag: tags.join() })}
      />
    </Box>
  )
}
