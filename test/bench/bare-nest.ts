import 'reflect-metadata'
import { Body, Controller, Get, Module, Param, Post } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { Pool } from 'pg'
import { z } from 'zod'

/**
 * The least cost of a request: Nest on fastify, one pool, one statement, nothing else. A read of
 * one record, and a command that checks its body and inserts one durable row. Runs as its own
 * process.
 */
const [, , readUrl, ownerUrl, port, workspace] = process.argv as [
  string,
  string,
  string,
  string,
  string,
  string,
]

const reads = new Pool({
  connectionString: readUrl,
  max: 10,
  options: `-c search_path=read -c app.workspaces=${workspace}`,
})

const writes = new Pool({ connectionString: ownerUrl, max: 10 })

const startTimer = z.strictObject({
  description: z.string().trim().max(1_000),
  billable: z.literal([0, 1]),
})

@Controller()
class BareController {
  @Get('workspaces/:id')
  async one(@Param('id') id: string) {
    const { rows } = await reads.query('select * from "workspaces" where "id" = $1', [id])
    return { data: rows[0] }
  }

  @Post('workspaces/:id/time_entries/start')
  async start(@Param('id') id: string, @Body() body: unknown) {
    const { description, billable } = startTimer.parse(body)

    const { rows } = await writes.query({
      name: 'start',
      text: 'insert into public.bare_entries (workspace_id, description, billable) values ($1, $2, $3) returning *',
      values: [id, description, billable === 1],
    })

    return { data: rows[0] }
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

async function main() {
  await writes.query(
    'create table if not exists public.bare_entries (id uuid primary key default gen_random_uuid(), workspace_id uuid not null, description text not null, billable boolean not null, start timestamptz not null default now())',
  )

  const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), {
    logger: false,
  })
  await app.listen(Number(port), '127.0.0.1')
}

void main()
