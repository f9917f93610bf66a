import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { client, loop } from './client'
import { company, expect } from './company'
import { cpuEach, type Server, startServer } from './server'

/**
 * Processes by role; clients are divided among several answering processes, as a balancer would.
 */
const arrangements: Record<string, readonly string[]> = {
  together: ['api,projector,worker'],
  apart: ['api', 'projector', 'worker'],
  'apart, two APIs': ['api', 'api', 'projector', 'worker'],
}

/**
 * Measures commands on an external PostgreSQL (BENCH_DATABASE_URL, an owner that may create
 * databases; BENCH_REDIS_URL for the queues), in one process and with separate roles. CPU
 * milliseconds are of all our processes per command.
 */
export async function benchApart(
  seconds: number,
  databaseUrl: string,
  redisUrl: string | undefined,
) {
  const figures = []

  for (const [name, roles] of Object.entries(arrangements)) {
    const database = await createDatabase(databaseUrl)

    const environment = {
      DATABASE_URL: database.url,
      MASTER_KEY: MASTER_KEY,
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    }

    const servers: Server[] = []

    try {
      for (const role of roles) servers.push(await startServer({ ...environment, ROLES: role }))
      const answering = servers.filter((_, n) => roles[n]!.includes('api'))

      for (const clients of [1, 8])
        figures.push({
          arrangement: name,
          clients,
          ...(await commands(servers, answering, clients, seconds)),
        })
    } finally {
      for (const server of servers) await server.stop()
      await database.drop()
    }
  }

  return figures
}

/** A cluster's roles have passwords of one master key. */
const MASTER_KEY = randomBytes(32).toString('base64')

async function commands(
  servers: readonly Server[],
  answering: readonly Server[],
  clients: number,
  seconds: number,
) {
  const workers = await Promise.all(
    Array.from({ length: clients }, async (_, n) => {
      const { ws, token } = await company(answering[0]!.url, `Apart${n}`)
      return { ws, call: client(answering[n % answering.length]!.url, token) }
    }),
  )

  const start = async (n: number) => {
    const { ws, call } = workers[n]!
    await expect(
      call('POST', `/api/v1/workspaces/${ws}/time_entries/start`, {
        description: 'Bench',
        billable: 1,
      }),
      201,
    )
  }

  await loop(clients, 1, start)

  const cpu = () => ({
    server: servers.reduce((sum, server) => sum + server.cpu().server, 0),
    postgres: 0,
  })

  const before = cpu()
  const { rate, p50, p99 } = await loop(clients, seconds, start)
  const { serverCpuMs } = cpuEach(before, cpu(), rate * seconds)

  return {
    rate: Math.round(rate),
    p50: Math.round(p50 * 10) / 10,
    p99: Math.round(p99),
    serverCpuMs,
  }
}

async function createDatabase(databaseUrl: string) {
  const name = `wl_bench_${randomBytes(4).toString('hex')}`

  const act = async (statement: string) => {
    const owner = new Client(databaseUrl)
    await owner.connect()
    await owner.query(statement).finally(() => owner.end())
  }

  await act(`create database ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`

  return { url: url.href, drop: () => act(`drop database ${name} with (force)`) }
}
