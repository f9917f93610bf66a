import 'reflect-metadata'
import { Controller, Get, Module, Param } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { Pool } from 'pg'

/**
 * The least cost of reading one record: Nest on fastify, one pool, the same SELECT, nothing else.
 * Runs as its own process.
 */
const [, , connectionString, port, workspace] = process.argv as [
  string,
  string,
  string,
  string,
  string,
]

const pool = new Pool({
  connectionString,
  max: 10,
  options: `-c search_path=read -c app.workspaces=${workspace}`,
})

@Controller()
class BareController {
  @Get('workspaces/:id')
  async one(@Param('id') id: string) {
    const { rows } = await pool.query('select * from "workspaces" where "id" = $1', [id])
    return { data: rows[0] }
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), {
  logger: false,
}).then((app) => app.listen(Number(port), '127.0.0.1'))
