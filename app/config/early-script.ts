/** Where the sidebar's state is kept: 'true' is the icon rail. */
export const SIDEBAR_STORAGE_KEY = 'sidebar-collapsed'

/**
 * Runs before anything is painted: says that scripts run, and applies the kept state of the sidebar, so that it never
 * moves after the first paint. It stands inline in pages that hydrate; the content security policy names its hash.
 */
export const EARLY_SCRIPT = `(function(d){d.script='';try{if(localStorage.getItem('${SIDEBAR_STORAGE_KEY}')==='true')d.sidebar='collapsed'}catch(e){}})(document.documentElement.dataset)`
