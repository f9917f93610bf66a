import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    device: '考勤机',
    'device-serial': '设备序列号',
    punches: '打卡记录',
  },
  tables: {
    device_registrations: '设备登记',
  },
  fields: {
    at: '时间',
    created_at: '添加时间',
    deployed_at: '部署时间',
    device: '设备',
    device_id: '设备',
    device_revision: '设备修订号',
    device_time: '设备时间',
    done: '完成',
    drift: '时钟落后秒数',
    enrolled: '已采集',
    enrolled_by: '采集人',
    first_at: '首次连接',
    has_key: '密钥',
    last_at: '最近连接',
    last_checkin: '最近联系',
    network: '网络地址',
    others: '其他',
    pin: '设备PIN',
    punches: '打卡记录',
    received_at: '接收时间',
    registered: '已登记人员',
    registration_id: '登记',
    registrations: '登记',
    serial_no: '序列号',
    unpaired: '无出勤记录',
    unread_lines: '无法读取的行',
    verify: '验证方式',
  },
  columns: {
    devices: {
      name: '设备名称',
      reads_keys: '读取密钥',
    },
    'device-registrations': {
      problem: '问题',
    },
  },
  values: {
    any: '任意',
    back: '休息结束',
    break: '休息',
    face: '人脸',
    finger: '指纹',
    in: '上班',
    out: '下班',
    palm: '掌纹',
  },
} satisfies WordsLike<typeof english>
