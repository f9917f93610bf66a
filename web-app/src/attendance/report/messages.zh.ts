import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  page: '考勤报表',
  previous: '上个月',
  next: '下个月',
  now: '本月',
  employee: '员工',
  everybody: '所有人',
  export: '导出',
  print: '打印',
  marks: {
    present: '出勤',
    undertime: '工时不足',
    holiday: '休息日或节假日',
    leave: '休假',
    absent: '缺勤',
  },
  none: '还没有考勤',
  presence: '在岗小时',
  legend: '从上班打卡到下班打卡满8小时为出勤，不足8小时为工时不足。',
  empty: '没有可显示的人员',
  emptyText: '你能看到的人员在本月都没有出勤。',
  pages: '分页',
  earlier: '上一批人员',
  later: '下一批人员',
  range: '第{{from}}–{{to}}人，共{{total}}人',
})
