import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  help: '帮助',
  tours: '操作演示',
  topics: {
    employee: '添加员工',
    project: '添加项目',
    client: '添加客户',
    event: '添加活动',
    office: '添加办公地点',
  },
  walked: '{{topic}}（已完成）',
  offer: '第一次使用？简短的演示将带你添加第一批记录。',
  notNow: '暂不',
  steps: {
    add: '从此按钮开始。点击“下一步”打开表单。',
    dialog: '在此输入新记录。按Esc关闭且不保存。',
    submit: '点此保存。如果某个值有误，相应字段会提示。',
  },
  form: {
    employee: '姓名和邮箱为必填。保持邀请开启，员工就会收到登录链接。',
    project: '项目有名称和客户。如果还没有客户，请先退出此演示并添加一个。',
    client: '客户有名称和联系人。费率和地址可以稍后再填；开具发票需要地址。',
    event: '活动有标题、日期、时间和地点。员工可以在日历中看到它。',
    office: '办公地点有名称、地址和时区。其工作日以该时区为准。',
  },
  saved: {
    employee: '这是你的员工。接下来请添加合同和主管。',
    project: '这是你的项目。接下来请为它添加人员和任务。',
    client: '客户已在列表中。现在可以在项目和发票中选择它。',
    event: '活动已在列表和所有日历中。',
    office: '办公地点已在列表中。接下来请导入其节假日。',
  },
  step: '{{at}}/{{all}}',
  next: '下一步',
  back: '返回页面',
  done: '完成',
  skip: '跳过演示',
})
