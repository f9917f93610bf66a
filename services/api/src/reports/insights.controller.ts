import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { insightsApi as api } from '@workledger/contracts/reports/insights.api'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { overtimeByDepartment } from '@workledger/projections/attendance/overtime.queries'
import { invoiceAgesInsight } from '@workledger/projections/invoicing/invoice-ages.queries'
import { csvPieces } from '@workledger/projections/kernel/export-cells'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import { overtimeTerms } from '@workledger/projections/payroll/payroll-categories.queries'
import { headcountInsight } from '@workledger/projections/reports/headcount.queries'
import { hoursInsight } from '@workledger/projections/reports/hours-insight.queries'
import {
  headcountFile,
  hoursFile,
  type InsightFile,
  invoiceAgesFile,
  leaveFile,
  overtimeFile,
  payCostFile,
} from '@workledger/projections/reports/insight-files'
import { type InsightQuery, insightRange } from '@workledger/projections/reports/insight-months'
import { leaveInsight } from '@workledger/projections/reports/leave-insight.queries'
import { overtimeInsight } from '@workledger/projections/reports/overtime-insight'
import { payCostInsight } from '@workledger/projections/reports/pay-cost.queries'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { XLSX } from '../kernel/http/media-types'
import { Route } from '../kernel/http/route'

/** The parts of a call that a figure needs. */
interface InsightCall {
  readonly workspace: string
  readonly query: InsightQuery & { readonly language?: ShippedLanguage }
  readonly ctx: { readonly now: Date }
  readonly asker: Asker
  read<T>(query: (db: Reads) => Promise<T>): Promise<T>
}

type FileCall = InsightCall & {
  readonly query: { readonly format: 'csv' | 'xlsx'; readonly language: ShippedLanguage }
}

const rangeOf = (db: Reads, { workspace, query, ctx }: InsightCall) =>
  insightRange(db, workspace, query, ctx.now)

const headcount = (call: InsightCall) =>
  call.read(async (db) => headcountInsight(db, await rangeOf(db, call), call.query.department_id))

const leave = (call: InsightCall) =>
  call.read(async (db) => leaveInsight(db, await rangeOf(db, call), call.query.department_id))

const overtime = (call: InsightCall) =>
  call.read(async (db) => {
    const range = await rangeOf(db, call)
    const terms = await overtimeTerms(db, call.workspace)

    return overtimeInsight(range, terms, await overtimeByDepartment(db, range, terms))
  })

const payCost = (call: InsightCall) =>
  call.read(async (db) => payCostInsight(db, await rangeOf(db, call)))

const hours = (call: InsightCall) =>
  call.read(async (db) => hoursInsight(db, await rangeOf(db, call), call.query.department_id))

const invoiceAges = (call: InsightCall) =>
  call.read(async (db) => invoiceAgesInsight(db, call.workspace, (await rangeOf(db, call)).today))

async function send({ query, asker }: FileCall, reply: FastifyReply, file: InsightFile) {
  const { columns, rows, headings } = file
  const name = `${file.name}.${query.format}`

  if (query.format === 'xlsx')
    return sendFile(reply, {
      name,
      type: XLSX,
      bytes: await xlsxFile(asker, { name: file.name, columns, rows, headings }),
    })

  return sendFile(reply, {
    name,
    type: 'text/csv; charset=utf-8',
    bytes: Readable.from(csvPieces(columns, rows, { headings })),
  })
}

/** Figures of the company by month, each with its file. */
@Controller()
export class InsightsController {
  @Route(api.headcountInsight)
  async headcount(call: Call<typeof api.headcountInsight>) {
    return { data: await headcount(call) }
  }

  @Route(api.headcountFile)
  async headcountFile(call: Call<typeof api.headcountFile>, reply: FastifyReply) {
    return send(call, reply, headcountFile(await headcount(call), call.query.language))
  }

  @Route(api.leaveInsight)
  async leave(call: Call<typeof api.leaveInsight>) {
    return { data: await leave(call) }
  }

  @Route(api.leaveInsightFile)
  async leaveFile(call: Call<typeof api.leaveInsightFile>, reply: FastifyReply) {
    return send(call, reply, leaveFile(await leave(call), call.query.language))
  }

  @Route(api.overtimeInsight)
  async overtime(call: Call<typeof api.overtimeInsight>) {
    return { data: await overtime(call) }
  }

  @Route(api.overtimeFile)
  async overtimeFile(call: Call<typeof api.overtimeFile>, reply: FastifyReply) {
    return send(call, reply, overtimeFile(await overtime(call), call.query.language))
  }

  @Route(api.payCostInsight)
  async payCost(call: Call<typeof api.payCostInsight>) {
    return { data: await payCost(call) }
  }

  @Route(api.payCostFile)
  async payCostFile(call: Call<typeof api.payCostFile>, reply: FastifyReply) {
    return send(call, reply, payCostFile(await payCost(call), call.query.language))
  }

  @Route(api.hoursInsight)
  async hours(call: Call<typeof api.hoursInsight>) {
    return { data: await hours(call) }
  }

  @Route(api.hoursFile)
  async hoursFile(call: Call<typeof api.hoursFile>, reply: FastifyReply) {
    return send(call, reply, hoursFile(await hours(call), call.query.language))
  }

  @Route(api.invoiceAgesInsight)
  async invoiceAges(call: Call<typeof api.invoiceAgesInsight>) {
    return { data: await invoiceAges(call) }
  }

  @Route(api.invoiceAgesFile)
  async invoiceAgesFile(call: Call<typeof api.invoiceAgesFile>, reply: FastifyReply) {
    return send(call, reply, invoiceAgesFile(await invoiceAges(call), call.query.language))
  }
}
