import type { en } from './own-page-words.en'

export const zh: typeof en = {
  title: (name, company) => `${company}所持有的关于${name}的数据`,
  made: (at) => `生成于${at}（UTC）。data.json中有相同内容，供程序使用。`,
  files: '文件和工资条',
  events: '发生的事件',
  at: '时间（UTC）',
  what: '内容',
  by: '操作人',
  cut: '已截断：内容超过一个文件的容量。其余部分请向公司索取。',
  missing: '目前无法打印的工资条；请在“工资条”中获取。',
  fixed: { true: '是', false: '否', and: '；' },
}
