import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  title: '工作区',
  switch: '切换',
  current: '当前',
  add: '添加工作区',
  empty: '没有工作区，请创建一个',
  basic: '基本信息',
  basicText: '你的公司将拥有自己的工作区，其中包含一个办公地点、角色、休假类型和一套休假制度。',
  name: '公司名称',
  country: '国家/地区',
  choose: '请选择',
  currency: '币种',
  currencyHint: '用于工资、报销和发票，除非另行设定。',
  create: '创建',
  setup: {
    title: '设置{{name}}',
    progress: '设置{{done}}/{{all}}',
    steps: '所有设置步骤',
    hide: '隐藏',
    address: '填写总部办公地点的地址',
    logo: '添加公司标志',
    holidays: '导入办公地点的公共节假日',
    people: '添加或导入员工',
    contracts: '添加包含工资和工作日的合同',
    account: '填写用于发放工资的银行账户',
    invoicing: '填写发票上的公司信息',
    project: '创建第一个项目',
  },
  loading: '加载中…',
})
