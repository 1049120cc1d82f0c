/** WebKitGTK: its MiniBrowser on a screen that exists in memory only, operated through its WebDriver. */
import { globSync } from 'node:fs';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import {
  type BrowserWindow,
  type LaunchOptions,
  type OtherBrowser,
  patience,
} from './browserWindow.ts';
import { openDisplay } from './display.ts';
import { startFaultRelay } from './faultRelay.ts';
import { miniBrowserHome } from './miniBrowserHome.ts';
import { webDriverWindow } from './webDriverWindow.ts';
import { within } from './within.ts';

const driver = '/usr/bin/WebKitWebDriver';
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

export const webKit: OtherBrowser = {
  name: 'WebKitGTK',
  missing: () =>
    findMiniBrowser() !== undefined && globSync([driver, '/usr/bin/Xvfb']).length === 2
      ? undefined
      : 'WebKitGTK, its driver or Xvfb is not installed. On Debian: apt-get install webkit2gtk-driver xvfb',
  launch,
};

async function launch({ origin, script, motion }: LaunchOptions): Promise<BrowserWindow> {
  const [home, display, relay] = await Promise.all([
    miniBrowserHome(motion),
    openDisplay(),
    startFaultRelay(origin),
  ]);
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({
      DISPLAY: display.name,
      HOME: home.path,
      XDG_CONFIG_HOME: home.path,
      NO_AT_BRIDGE: '1',
      /* Without a graphics card, OpenGL would be imitated at a greater cost. */
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      /* The sandbox works neither for root nor in most containers. */
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  /* Without its display MiniBrowser ends too, even when it no longer listens to the driver. */
  const end = async () => {
    await service.kill();
    display.close();
    relay.close();
    await home.remove();
  };
  try {
    const server = await service.start(patience);
    const session = await within(2 * patience, 'WebKitGTK', openSession(server, script));
    const window = webDriverWindow(session, relay);
    const close = () => within(patience, 'Closing WebKitGTK', window.close()).then(end, end);
    return { ...window, close };
  } catch (error) {
    await end();
    throw error;
  }
}

const openSession = async (server: string, script: boolean): Promise<WebDriver> =>
  new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: findMiniBrowser(),
        args: ['--automation', `--enable-javascript=${script}`],
      },
    })
    .build();
