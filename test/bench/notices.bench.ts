import type { AddressInfo } from 'node:net'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { noticesApi } from '@workledger/contracts/notices/notices.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { isoWeekday } from '@workledger/domain/leave/leave-days'
import { io } from 'socket.io-client'
import { startWorkers } from '../jobs/workers'
import { createCompany, hire } from '../support/people'
import { startProduct } from '../support/product'
import { percentile } from './client'

const REQUESTS = 100

/**
 * Measures milliseconds from the answer to a request for leave until the manager's browser has read
 * the new number of its bell.
 */
export async function benchNotices() {
  const product = await startProduct()
  const workers = await startWorkers(product)

  try {
    await product.app.listen(0, '127.0.0.1')
    const url = `http://127.0.0.1:${(product.app.getHttpServer().address() as AddressInfo).port}`
    const { ws, admin } = await createCompany(product, 'Bells')
    const { employee, token } = await hire(product, { ws, admin } as never, 'Ann')
    const params = { ws }
    const type = await product.call(leaveRulesApi.addLeaveType, {
      token: admin.token,
      params,
      body: { name: 'Unlimited', accrues: false, approval_required: true },
    })
    const leave_type_id = type.body.data.id
    const unread = async () =>
      (await product.call(noticesApi.unreadNotices, { token: admin.token, params })).body.data
        .unread

    const socket = io(url, {
      path: '/live',
      auth: { token: admin.token, workspace: ws },
      transports: ['websocket'],
    })
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve)
      socket.on('connect_error', reject)
    })

    const times: number[] = []
    let [day, known] = [addDays(new Date().toISOString().slice(0, 10), 30), await unread()]

    for (let n = 0; n < REQUESTS; n++) {
      do day = addDays(day, 1)
      while (isoWeekday(day) > 5)

      const body = {
        leave_type_id,
        description: 'Lake',
        half_day: null,
        start_on: day,
        finish_on: day,
      }
      let answered = 0

      const seen = new Promise<void>((resolve) => {
        const look = async () => {
          const now = await unread()
          if (now <= known) return
          socket.off('changed', look)
          known = now
          resolve()
        }
        socket.on('changed', look)
      })

      const { status } = await product.call(leaveApi.requestLeave, {
        token,
        params: { id: employee },
        body: body as never,
      })
      if (status !== 201) throw new Error(`${status} instead of 201`)
      answered = performance.now()
      await seen
      times.push(performance.now() - answered)
    }

    socket.close()
    times.sort((a, b) => a - b)

    return {
      requests: REQUESTS,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      wanted: 150,
    }
  } finally {
    await workers.close()
    await product.stop()
  }
}
