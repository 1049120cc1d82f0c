/** The script of every page: marks that scripts run. Widgets come to life from here. */
document.documentElement.dataset['script'] = 'ready';
