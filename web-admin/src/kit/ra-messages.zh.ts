import { translation } from '@workledger/kit/i18n/translation'
import type english from './ra-messages.en'

/** react-admin's own sentences that the console can show. */
export default translation<'zh', typeof english>()({
  ra: {
    action: { undo: '撤销', refresh: '刷新', close: '关闭', confirm: '确认', cancel: '取消' },
    auth: {
      auth_check_error: '请登录后继续',
      sign_in_error: '登录失败，请重试',
    },
    message: {
      error: '发生错误，你的请求未能完成。',
      access_denied: '你无权访问此页面',
      not_found: '你输入的网址有误，或链接不正确。',
    },
    notification: {
      bad_item: '元素不正确',
      canceled: '操作已取消',
      data_provider_error: '数据连接出错。请查看浏览器控制台。',
      http_error: '无法连接服务器',
      item_doesnt_exist: '元素不存在',
      logged_out: '会话已结束，请重新登录。',
      not_authorized: '你无权访问此资源。',
      created: '已创建元素',
      updated: '已更新元素',
      deleted: '已删除元素',
    },
    page: {
      loading: '加载中',
      not_found: '未找到',
      error: '出错了',
      access_denied: '拒绝访问',
    },
  },
})
